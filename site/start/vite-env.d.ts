/** Constants that Vite inserts while bundling. */
interface ImportMetaEnv {
  /** True in development (`npm run dev`); a build removes the code that depends on it. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
