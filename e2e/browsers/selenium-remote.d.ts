/** The types know this module by the name of its folder, which Node doesn't load. */
declare module "selenium-webdriver/remote/index.js" {
  export { DriverService } from "selenium-webdriver/remote";
}
