/** State of the slideshow: which slide is shown, and whether it is paused. */
export interface Slideshow {
  /** Index of the visible slide. */
  current: number;
  /** Raised by every choice, even of the same slide: restarts the 5 s. */
  turn: number;
  /** Paused by the visitor, or at the start because of reduced motion. */
  isPaused: boolean;
}

export type SlideAction =
  | { type: "next" }
  | { type: "choose"; slide: number }
  | { type: "pause" }
  | { type: "play" };

export const firstSlide: Slideshow = { current: 0, turn: 0, isPaused: false };

/** The reducer for a given number of slides. */
export function slideReducer(count: number) {
  return (state: Slideshow, action: SlideAction): Slideshow => {
    switch (action.type) {
      case "next":
        return { ...state, current: (state.current + 1) % count, turn: state.turn + 1 };
      case "choose":
        return { ...state, current: action.slide, turn: state.turn + 1 };
      case "pause":
        return { ...state, isPaused: true };
      case "play":
        return { ...state, isPaused: false, turn: state.turn + 1 };
    }
  };
}
