/** One `<source>`: a format, with a media query where the crop needs one. */
export interface PictureSource {
  media?: string;
  type: string;
  srcSet: string;
}

/** A picture with the widths and formats that the build has found. */
export interface PictureFiles {
  sources: PictureSource[];
  /** Fallback for browsers that take none of the sources. */
  src: string;
  /** Size of the fallback in px: reserves the space before the file arrives. */
  width: number;
  height: number;
}

interface PictureProps extends Pick<React.ComponentProps<"img">, "className" | "loading" | "fetchPriority"> {
  files: PictureFiles;
  alt: string;
  /** The drawn width, as in the `sizes` attribute. */
  sizes: string;
}

/** A picture that loads lazily by default and causes no layout shift. */
export function Picture({ files, alt, sizes, loading = "lazy", ...img }: PictureProps) {
  return (
    <picture>
      {files.sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        {...img}
        src={files.src}
        width={files.width}
        height={files.height}
        alt={alt}
        loading={loading === "eager" ? undefined : loading}
      />
    </picture>
  );
}
