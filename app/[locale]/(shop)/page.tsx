import { TireHome, tireHomeMetadata } from './tire-home'

export const ensureStatic = 'navigation'

export function generateMetadata() {
  return tireHomeMetadata({ by: '', page: 1 })
}

export default function HomePage() {
  return <TireHome by="" page={1} isHome />
}
