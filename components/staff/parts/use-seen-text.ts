'use client'

import { useState } from 'react'

/**
 * A text that is written over the one that was seen. `known` is the text as it is by now: what others save is taken over while nothing is
 * typed here, and stands in `elsewhere` otherwise, so that no text is lost unread.
 */
export function useSeenText(known: string) {
  const [seen, setSeen] = useState(known)
  const [typed, setTyped] = useState(known)
  const [isSaved, setSaved] = useState(false)

  function takeNewest(): void {
    setSeen(known)
    setTyped(known)
    setSaved(false)
  }

  // What was saved here comes back as it is kept, which may be another spelling of it.
  if (known !== seen && (typed === seen || isSaved)) takeNewest()
  return {
    seen,
    typed,
    setTyped,
    isDirty: typed !== seen,
    elsewhere: known === seen ? null : known,
    takeNewest,
    keepMine: () => setSeen(known),
    /** What is typed has been saved. */
    saved: () => (typed.trim() === seen ? setTyped(seen) : setSaved(true)),
  }
}
