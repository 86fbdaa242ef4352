import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadContent } from "#prerender/content/content.ts";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { findContradictions } from "./find-contradictions.ts";
import { findLegalGaps } from "./find-legal-gaps.ts";

let content: ContentFolder;
beforeEach(() => {
  content = makeContentFolder();
});
afterEach(() => content.dispose());

const complete = `# Privacy

We keep your name and address for the purpose of answering you. Withdraw your consent at any time. For grievances write
to {email}; you may also complain to the Data Protection Board of India. We show, correct and erase what we hold, and you
may nominate somebody to ask in your place.
`;

function gaps(): string {
  return findLegalGaps(loadContent(content.path))
    .map(({ file, field, says }) => `${file}: ${field}: ${says}`)
    .join("\n");
}

function gapsWithPrivacy(text: string): string {
  mkdirSync(join(content.path, "legal"), { recursive: true });
  content.write("legal/privacy.md", text);
  return gaps();
}

describe("the owner is told before a launch", () => {
  it("what the law asks of a privacy notice while there is none", () => {
    expect(gaps()).toContain(
      "Digital Personal Data Protection Act, 2023: : asks that whoever gives personal data",
    );
    expect(gaps()).toContain("Data Protection Board of India (section 5)");
    expect(gaps()).toContain("Write content/legal/privacy.md");
  });

  it("nothing of it once a notice says it all", () => {
    expect(gapsWithPrivacy(complete)).not.toContain("Digital Personal Data");
  });

  it("what a notice leaves out", () => {
    expect(gapsWithPrivacy(complete.replace("Data Protection Board", "authority"))).toContain(
      "the text at /privacy seems not to say how one complains to the Data Protection Board of India (section 5).",
    );
    expect(gapsWithPrivacy(complete.replace("Withdraw", "Give"))).toContain("how consent is withdrawn");
  });

  it("nothing of a privacy page on another site", () => {
    content.set("company.json", ["legalPages", 1, "url"], "https://www.calivane.in/privacy");
    expect(gaps()).not.toContain("Digital Personal Data");
  });

  it("which legal links go nowhere, and not those that have their text", () => {
    gapsWithPrivacy(complete);
    const none = {
      publicUrl: undefined,
      publicDir: content.path,
      art: "art",
      year: 2026,
    };
    const finding = findContradictions(loadContent(content.path), none).find(
      ({ field }) => field === "legalPages",
    );
    expect(finding?.says).toBe("no address yet for Terms, Compliances: the links go nowhere.");
  });

  it("that a company shows its identity number, until it is there", () => {
    expect(gaps()).toContain("No CIN is found in content/company.json.");
    content.set("company.json", ["address", "lines"], ["12 Udyog Vihar", "CIN U29253HR2010PTC012345"]);
    expect(gaps()).not.toContain("rule 26");
  });

  it("what the map does unasked, until it waits to be asked", () => {
    expect(gaps()).toContain("contact.map: is left out: whoever comes near the contact section tells");
    content.set("page.json", ["contact", "map"], "on press");
    expect(gaps()).not.toContain("contact.map");
  });
});
