import { HomeScreen } from './home-screen'
import { tireHomeMetadata } from './tire-home-metadata'

export const ensureStatic = 'navigation'

export function generateMetadata() {
  return tireHomeMetadata({ by: '', page: 1 })
}

export default function HomePage() {
  return <HomeScreen />
}
