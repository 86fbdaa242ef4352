import fc from "fast-check";
import { anyCharacter } from "#testing/any-character.ts";
import { expect, test } from "vitest";
import { displayName, nameOfHeader } from "./display-name.ts";

test("an ordinary name stays, with the ending of what the file is", () => {
  expect(displayName("Photo of holder.JPG", "jpeg")).toBe("Photo of holder.jpg");
  expect(displayName("फोटो १.png", "png")).toBe("फोटो १.png");
  expect(displayName("WNMG 0.8.step", "step")).toBe("WNMG 0.8.step");
});

test("a name leads out of no folder", () => {
  const names = [
    "../../etc/passwd",
    "..\\..\\boot.ini",
    "/etc/cron.d/x",
    "C:\\x\\y.pdf",
    "....//x",
    "a/../b",
  ];
  for (const name of names) expect(displayName(name, "pdf")).not.toMatch(/\.\.|[/\\:]/);
});

test("an ending that lies is gone, and a direction that lies too", () => {
  expect(displayName("bill.pdf.exe", "pdf")).toBe("bill.pdf");
  expect(displayName("bill\u202egpj.exe", "pdf")).toBe("billgpj.pdf");
  expect(displayName("x.html", "jpeg")).toBe("x.jpg");
});

test("NUL, line breaks and quotes are gone, and names of Windows' devices are none", () => {
  expect(displayName('a\0b\r\nBcc: x@example.com".pdf', "pdf")).toBe("abBcc_ x@example.com_.pdf");
  expect(displayName("NUL.pdf", "pdf")).toBe("file NUL.pdf");
  expect(displayName("com1", "dxf")).toBe("file com1.dxf");
});

test("a name of nothing is still one, and one of 300 characters is shortened", () => {
  expect(["", "...", "\u202e\u200b", "/", ".pdf"].map((name) => displayName(name, "pdf"))).toEqual(
    Array.from({ length: 5 }, () => "file.pdf"),
  );
  expect(displayName(`${"🔧".repeat(300)}.pdf`, "pdf")).toBe(`${"🔧".repeat(80)}.pdf`);
});

test("whatever a name is, what is shown is one short line that commands nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (sentName) => {
      const name = displayName(sentName, "pdf");
      expect(name).toMatch(/^[^\p{Cc}\p{Cf}/\\:*?"<>|]{1,80}\.pdf$/u);
      expect(name).not.toMatch(/^[.-]/);
    }),
  );
});

test("a header that can't be read says no name", () => {
  expect([nameOfHeader("%E0%A4%A"), nameOfHeader(undefined), nameOfHeader("a%20b")]).toEqual(["", "", "a b"]);
});
