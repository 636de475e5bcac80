import type { Metadata } from 'next'
import { requireListEnd } from '../../require-page'
import { TireHome } from '../../tire-home'
import { tireHomeMetadata } from '../../tire-home-metadata'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ page: ['_'] }]
}

type Props = PageProps<'/[locale]/tires/[[...page]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return tireHomeMetadata(requireListEnd((await params).page))
}

export default async function TiresPage({ params }: Props) {
  return <TireHome {...requireListEnd((await params).page)} />
}
