import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** next-intl's own; pages and components take `navigation.ts`. */
export const localized = createNavigation(routing)
