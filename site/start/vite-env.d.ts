/** What Vite replaces while bundling. */
interface ImportMetaEnv {
  /** Whether the site is developed (`npm run dev`); a build leaves out what stands behind it. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
