import { vi } from 'vitest'

/** jsdom has no width: says to every media query about it that the screen is wide, or that it is not. */
export function stubWideScreen(isWide: boolean): void {
  const list = (media: string) => ({
    media,
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('matchMedia', list)
}
