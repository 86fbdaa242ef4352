declare module "*.module.css" {
  const classes: Record<string, string>;
  export default classes;
}
declare module "*.module.css?alone" {
  const classes: Record<string, string>;
  export default classes;
}
declare module "*.css";
declare module "*.css?alone";
