/** Vite replaces this import by the address of the Worker's bundle. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
