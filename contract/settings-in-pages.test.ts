import { expect, test } from "vitest";
import { findOtherSettings, settingsInPages } from "./settings-in-pages.ts";

const built = { publicUrl: "https://www.example.com", apiHost: undefined, retentionDays: 730 };

test("each setting that the pages were built with otherwise is named, with both values", () => {
  expect(findOtherSettings(settingsInPages(built), built)).toEqual([]);
  const now = { publicUrl: undefined, apiHost: "https://api.example.com", retentionDays: 90 };
  expect(findOtherSettings(settingsInPages(built), now)).toEqual([
    "PUBLIC_URL is not set, but the pages were built with https://www.example.com. Run npm run build.",
    "API_HOST is https://api.example.com, but the pages were built with none. Run npm run build.",
    "RETENTION_DAYS is 90, but the pages were built with 730. Run npm run build.",
  ]);
});

test("of a build that wrote none down nothing is said", () => {
  expect(findOtherSettings({}, built)).toEqual([]);
});
