import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "../testing/test.ts";
import { DeskServer } from "./desk-server.ts";

/** The test of `e2e/testing/test.ts` with a desk, and beside it a site, of its own. */
export const test = base.extend<{ desk: DeskServer }>({
  desk: async ({ context }, provide) => {
    const desk = await DeskServer.start();
    await provide(desk);
    await Promise.all(context.pages().map((page) => page.close()));
    await desk.remove();
  },
});

/**
 * A device that makes and holds passkeys, and whose owner always agrees: the one in use or, by `usb`, one plugged in.
 * @returns takes it away.
 */
export async function addDevice(
  context: BrowserContext,
  page: Page,
  transport: "internal" | "usb" = "internal",
): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.detach();
}
