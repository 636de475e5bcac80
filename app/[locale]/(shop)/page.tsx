import { TireHome, tireHomeMetadata } from './tire-home'

export const ensureStatic = 'navigation'

export function generateMetadata() {
  return tireHomeMetadata(1)
}

export default function HomePage() {
  return <TireHome page={1} />
}
