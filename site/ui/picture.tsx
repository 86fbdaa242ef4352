/** One `<source>`: a format, for a width of the window where the crop depends on it. */
export interface PictureSource {
  media?: string;
  type: string;
  srcSet: string;
  /** Size of its largest file, px, where it is another crop than the fallback. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A picture in the widths and formats that the build found for it. */
export interface PictureFiles {
  sources: PictureSource[];
  /** Fallback for browsers that take none of the sources. */
  src: string;
  /** Size of the fallback, px: gives the shape before the file arrives. */
  width: number;
  height: number;
}

interface PictureProps extends Pick<React.ComponentProps<"img">, "className" | "loading" | "fetchPriority"> {
  files: PictureFiles;
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
}

/** A picture that loads late unless told otherwise, and never moves the page when it arrives. */
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
        decoding="async"
      />
    </picture>
  );
}
