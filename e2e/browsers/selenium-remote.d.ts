/** The types declare this module under its folder's name, which Node doesn't resolve. */
declare module "selenium-webdriver/remote/index.js" {
  export { DriverService } from "selenium-webdriver/remote";
}
