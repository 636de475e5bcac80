import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What stays free above an element that sticks to the top of the window, and below it, in px. */
const MARGIN = 8

/** An element that is never higher than the window from its own top on, wherever the page has been scrolled to. */
export function useFitBelow<E extends HTMLElement>(): RefObject<E | null> {
  const fitted = useRef<E>(null)
  useLayoutEffect(() => {
    const element = fitted.current
    if (!element) return undefined
    const fit = () => {
      const top = Math.max(MARGIN, element.getBoundingClientRect().top)
      element.style.maxHeight = `${window.innerHeight - top - MARGIN}px`
    }
    fit()
    // What stands above it grows and shrinks as it loads.
    const resizes = new ResizeObserver(fit)
    resizes.observe(document.body)
    window.addEventListener('scroll', fit, { passive: true })
    window.addEventListener('resize', fit)
    return () => {
      resizes.disconnect()
      window.removeEventListener('scroll', fit)
      window.removeEventListener('resize', fit)
    }
  }, [])
  return fitted
}
