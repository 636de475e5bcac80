/*
 * A page can be read before its scripts have come, and on a slow line people press its buttons then. Nobody would hear it, so the
 * document itself notes what is pressed, and the button looks there once it works. The server around Next.js reads this file without a
 * bundler, so it imports nothing.
 */

declare global {
  interface Window {
    /** Buttons, and what else was clicked. Not there in documents that are made without the server around Next.js. */
    pressed?: WeakSet<object>
  }
}

/** Runs in the document before there is anything that can be pressed. */
export const NOTE_PRESSES =
  'pressed=new WeakSet;addEventListener("click",e=>pressed.add(e.target.closest("button")||e),!0)'

/** Whether the button was pressed and has not answered yet. */
export const isPressed = (button: Element): boolean => window.pressed?.has(button) ?? false

/** The same; from now on it has been answered. */
export const takePress = (button: Element): boolean => window.pressed?.delete(button) ?? false
