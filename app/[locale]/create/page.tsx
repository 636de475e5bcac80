import type { Metadata } from 'next'
import { CreatePage, createMetadata } from './create-page'

/** Who asks is known before anything is shown. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return createMetadata('Tire')
}

export default function CreateTirePage() {
  return <CreatePage kind="Tire" path="/create" />
}
