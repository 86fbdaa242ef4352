import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { NOWHERE } from "./nowhere.ts";

/** The programs that WebKitGTK needs: its driver and a virtual screen. */
export interface WebkitPrograms {
  driver: string;
  screen: string;
}

/** A running browser, and a function that stops it with all its processes. */
interface StartedWebkit {
  driver: WebDriver;
  stop: () => Promise<void>;
}

export async function startWebkit(programs: WebkitPrograms): Promise<StartedWebkit> {
  const folder = settingsFolder();
  const { screen, display } = await startScreen(programs.screen);
  const service = driverService(programs.driver, display, folder);
  const stopServers = async (): Promise<void> => {
    await service.kill();
    screen.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const driver = await startBrowser(await service.start());
    const stop = async (): Promise<void> => {
      try {
        await driver.quit();
      } finally {
        await stopServers();
      }
    };
    return { driver, stop };
  } catch (error) {
    await stopServers();
    throw error;
  }
}

/** Creates a folder for the browser's settings and caches, with the one setting it needs. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  // Otherwise the browser's toolbar keeps its window wider than a phone.
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), "* { min-width: 0; min-height: 0; padding: 0 }");
  return folder;
}

/** Starts a virtual screen; returns its display number, such as `:1`. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer]; // a pipe, as configured
  return { screen, display: `:${number.toString().trim()}` };
}

/** The driver's server, which starts the browser on this screen. */
function driverService(program: string, display: string, folder: string): DriverService {
  const environment = {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    DISPLAY: display,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // An emulated graphics processor takes seconds for a frame.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  };
  return new DriverService.Builder(program).setLoopback(true).setEnvironment(environment).build();
}

function startBrowser(address: string): Promise<WebDriver> {
  const proxy = [`--proxy=http://${NOWHERE.host}:${NOWHERE.port}`, "--ignore-host=localhost"];
  const capabilities = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { args: ["--automation", ...proxy] },
  };
  return Promise.resolve(new Builder().usingServer(address).withCapabilities(capabilities).build());
}
