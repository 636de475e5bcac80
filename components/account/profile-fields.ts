import type { Profile } from '@/lib/account/account'

/** In the order in which they are shown; what is wide has a line of its own. */
export const profileFields = [
  { name: 'phone', type: 'tel', autoComplete: 'tel', isWide: true },
  { name: 'name', type: 'text', autoComplete: 'given-name', isWide: false },
  { name: 'surname', type: 'text', autoComplete: 'family-name', isWide: false },
  { name: 'address', type: 'text', autoComplete: 'street-address', isWide: true },
  { name: 'index', type: 'text', autoComplete: 'postal-code', isWide: false },
  { name: 'city', type: 'text', autoComplete: 'address-level2', isWide: false },
] as const satisfies readonly { name: keyof Profile; type: string; autoComplete: string; isWide: boolean }[]
