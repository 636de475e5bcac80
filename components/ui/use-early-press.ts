'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { isPressed, takePress } from '@/lib/late/early-presses'

interface EarlyPress {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
}

/** What a button needs that is on the screen before its scripts run: a press of then is answered once they do. */
export function useEarlyPress(onPress: () => void): EarlyPress {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (!button || !isPressed(button)) return
    // While React takes a page over, it answers a press by itself, in the task that it came with.
    const timer = setTimeout(() => {
      if (takePress(button)) button.click()
    })
    return () => clearTimeout(timer)
  }, [])
  return {
    ref,
    onClick: () => {
      if (ref.current) takePress(ref.current)
      onPress()
    },
  }
}
