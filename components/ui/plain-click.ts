import type { MouseEvent } from 'react'

/** A link that acts here instead of leading away; to open it in another tab or window still does. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    act()
  }
}
