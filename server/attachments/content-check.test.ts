import { FILE_KINDS, type FileKind, HEAD_BYTES } from "#contract/file-kind.ts";
import { expect, test } from "vitest";
import { sampleFile } from "../testing/sample-files.ts";
import { ContentCheck } from "./content-check.ts";

const KINDS: FileKind[] = ["jpeg", "png", "webp", "pdf", "dxf", "step"];

/** How a file that arrives in pieces of `size` bytes is judged. */
function verdictOn(file: Buffer | string, size = 7): string {
  const bytes = typeof file === "string" ? Buffer.from(file, "latin1") : file;
  const begun = ContentCheck.begin(bytes.subarray(0, HEAD_BYTES));
  if ("unwanted" in begun) return begun.unwanted;
  for (let at = 0; at < bytes.length; at += size) {
    const fault = begun.check.take(bytes.subarray(at, at + size));
    if (fault !== undefined) return fault;
  }
  return begun.check.end() ?? begun.kind;
}

const ZIP = "PK\x03\x04\x14\0\0\0\x08\0";

test("whole files of each kind are taken as what they are", () => {
  expect(KINDS.map((kind) => verdictOn(sampleFile(kind)))).toEqual(Object.keys(FILE_KINDS));
  expect(KINDS.map((kind) => verdictOn(sampleFile(kind, 5_000), 999))).toEqual(KINDS);
});

test("a drawing is known with a comment, a byte order mark or old line ends before it", () => {
  expect(verdictOn("999\nmade by a program\n0\nSECTION\n0\nEOF")).toBe("dxf");
  expect(verdictOn("\xef\xbb\xbf  0\r\nSECTION\r\n  0\r\nEOF\r\n\x1a")).toBe("dxf");
  expect(verdictOn("AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0\0EOF\0")).toBe("dxf");
  expect(verdictOn("\r\nISO-10303-21;\nEND-ISO-10303-21;\r\n")).toBe("step");
});

test("a program is one whatever it is called", () => {
  const programs = [
    "MZ\x90\0\x03",
    "\x7fELF\x02\x01\x01",
    "#!/bin/sh\nrm -rf /",
    "\xcf\xfa\xed\xfe\x07",
    "\xca\xfe\xba\xbe\0",
    "@echo off\r\n",
  ];
  expect(programs.map((start) => verdictOn(start))).toEqual(programs.map(() => "program"));
});

test("an SVG is told from a web page, and neither is taken", () => {
  const svgs = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?>\n<!-- a drawing -->\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    "\xef\xbb\xbf<!DOCTYPE svg PUBLIC>",
  ];
  expect(svgs.map((text) => verdictOn(text))).toEqual(["svg", "svg", "svg"]);
  const pages = ["<!doctype html><title>x</title>", "  \n<script>1</script>", "<a/>", "\xff\xfe<\0s\0v\0g\0"];
  expect(pages.map((text) => verdictOn(text))).toEqual(pages.map(() => "markup"));
});

test("archives and Office files are refused by what they begin with", () => {
  const archives = [
    ZIP,
    "PK\x05\x06",
    "Rar!\x1a\x07\x01\0",
    "7z\xbc\xaf\x27\x1c",
    "\x1f\x8b\x08",
    "BZh9",
    "\xd0\xcf\x11\xe0\xa1",
    `${"%PDF-1.7".padEnd(257, "\0")}ustar`,
  ];
  expect(archives.map((start) => verdictOn(start))).toEqual(archives.map(() => "archive"));
});

test("HEIC, DWG, an empty file and anything else have words of their own", () => {
  expect(verdictOn("\0\0\0\x18ftypheic\0\0")).toBe("heic");
  expect(verdictOn("AC1032\0\0")).toBe("dwg");
  expect(verdictOn("")).toBe("empty");
  const others = ["GIF89a", "hello", "BM\0\0", "\0\0\0\x18ftypmp42", "II*\0", "{}", " %PDF-1.7"];
  expect(others.map((start) => verdictOn(start))).toEqual(others.map(() => "other"));
});

test("a file of two kinds is refused, wherever the second one hides and however it is cut in pieces", () => {
  const hidden = [
    ZIP,
    "PK\x05\x06\0\0\0\0",
    "Rar!\x1a\x07",
    "7z\xbc\xaf\x27\x1c",
    "\x7fELF\x02\x01\x01",
    "MZ\x90 This program cannot be run in DOS mode.",
    "<script>alert(1)</script>",
    "<SCRIPT src=x>",
    "<!DOCTYPE html>",
    "<html>",
    "<?php system($_GET[0]);",
    "<iframe src=x>",
  ];
  for (const kind of KINDS) {
    const whole = sampleFile(kind, 3_000);
    for (const inside of hidden) {
      const bad = Buffer.from(whole);
      bad.write(inside, 1_500, "latin1");
      // A drawing is also refused for a program's control characters.
      const refusals = kind === "dxf" || kind === "step" ? ["mixed", "damaged"] : ["mixed"];
      for (const size of [1, 11, 4_096]) expect(refusals).toContain(verdictOn(bad, size));
      const behind = Buffer.concat([whole, Buffer.from(inside, "latin1")]);
      expect(["mixed", "damaged"]).toContain(verdictOn(behind));
    }
  }
});

test("a PDF that openly runs scripts or programs is refused", () => {
  expect(verdictOn("%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF")).toBe("mixed");
  expect(verdictOn("%PDF-1.7\n<</S/Launch/F(cmd.exe)>>\n%%EOF")).toBe("mixed");
});

test("a file that was cut off is refused, of each kind", () => {
  for (const kind of KINDS) {
    const cut = sampleFile(kind, 4_000).subarray(0, 3_000);
    expect(verdictOn(cut)).toBe("damaged");
  }
});

test("what a camera writes behind a photo is no reason to refuse it; behind a PNG nothing may stand", () => {
  expect(
    verdictOn(
      Buffer.concat([sampleFile("jpeg"), Buffer.from("\xff\xd8\xff\xe1 preview \xff\xd9SEFT", "latin1")]),
    ),
  ).toBe("jpeg");
  expect(verdictOn(Buffer.concat([sampleFile("png"), Buffer.from("more")]))).toBe("damaged");
  expect(verdictOn(Buffer.concat([sampleFile("webp", 10), Buffer.from("more")]))).toBe("damaged");
});

test("a text that holds bytes of a program is no drawing", () => {
  expect(verdictOn("  0\nSECTION\n\0\x01\x02\n  0\nEOF\n")).toBe("damaged");
  expect(verdictOn("ISO-10303-21;\n\x07\nEND-ISO-10303-21;\n")).toBe("damaged");
});

test("ten megabytes of what compressed pictures are made of aren't refused by chance", () => {
  const bytes = Buffer.alloc(10_000_000);
  let state = 12_345;
  for (let i = 0; i < bytes.length; i += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[i] = state >> 16;
  }
  expect(verdictOn(Buffer.concat([sampleFile("jpeg"), bytes]), 1_048_576)).toBe("jpeg");
});

test("a PDF's script, program or embedded file is seen before any delimiter, and with its name escaped", () => {
  const ends = ["\0", "%", "{", "}", "]", ")", "\t", "\f"];
  for (const name of ["JavaScript", "Launch", "EmbeddedFile", "J#61vaScript", "#4caunch", "Embedded#46ile"]) {
    for (const end of ends) expect(verdictOn(`%PDF-1.7\n/${name}${end}\n%%EOF`)).toBe("mixed");
  }
  const honest = ["/EmbeddedFonts 1", "/Launcher ", "/JavaScripts ", "/LaunchPad/"];
  for (const words of honest) expect(verdictOn(`%PDF-1.7\n${words}\n%%EOF`)).toBe("pdf");
});

test("a program, a page's element, a short script or a PDF behind a picture is seen", () => {
  const photo = sampleFile("jpeg", 500).toString("latin1");
  const behind = [
    `MZ\x90\0${"\0".repeat(60)}PE\0\0L\x01`,
    `MZ${"\0".repeat(90)}PE\0\0d\x86`,
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    "<svg/onload=alert(1)>",
    "<body onload=alert(1)>",
    "<?=`$_GET[0]`?>",
    "<?=system($_GET['c']);",
    "%PDF-1.7\n",
  ];
  expect(behind.map((trailer) => [trailer, verdictOn(photo + trailer)])).toEqual(
    behind.map((trailer) => [trailer, "mixed"]),
  );
  const honest = ["\xff\xd8\xff\xe0 a preview \xff\xd9", "<?xpacket begin=''?><x:xmpmeta/>", "\0".repeat(64)];
  expect(honest.map((trailer) => verdictOn(photo + trailer))).toEqual(honest.map(() => "jpeg"));
});

test.each([
  ["a program for ARM", `MZ${"\0".repeat(62)}PE\0\0\xc0\x01`],
  ["a program of macOS", "\xcf\xfa\xed\xfe\x07\0\0\x01"],
  ["a cabinet", "MSCF\0\0\0\0"],
  ["a shortcut of Windows", "L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0"],
  ["a script of a shell", "\n#!/bin/sh\nrm -rf /\n"],
  ["a script of two bytes a character", Buffer.from("<script>", "utf16le").toString("latin1")],
  ["a page of a server", '<%@ page import="java.io.*" %>'],
  ["a link that runs", "<a href='javascript:alert(1)'>"],
])("a picture with %s behind it is refused", (_, more) => {
  const bytes = Buffer.concat([sampleFile("jpeg", 100), Buffer.from(more, "latin1")]);
  const begun = ContentCheck.begin(bytes);
  expect("check" in begun && begun.check.take(bytes)).toBe("mixed");
});
