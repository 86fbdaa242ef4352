/** Vite replaces this import with the address of the Worker's bundle. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
