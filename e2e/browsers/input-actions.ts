import { keys, type KeyName } from "./driven-window.ts";

/** A sequence of what one device does, alike in WebDriver and WebDriver BiDi. */
type InputActions = Record<string, unknown>[];

/** The mouse goes to a place and presses its left button. */
export function pressAt(x: number, y: number): InputActions {
  const move = { type: "pointerMove", x, y, origin: "viewport", duration: 0 };
  const press = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move, ...press] }];
}

/** Letter by letter. */
export function typing(text: string): InputActions {
  const strokes = Array.from(text, (value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions: strokes.flat() }];
}

export function pressOf(name: KeyName): InputActions {
  return typing(keys[name]);
}
