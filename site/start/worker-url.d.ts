/** Vite gives the address of a Worker's own bundle. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
