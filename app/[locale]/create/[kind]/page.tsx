import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CreatePage, createMetadata } from '../create-page'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/create/[kind]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return createMetadata(await requireKind(params))
}

export default async function CreateOtherPage({ params }: Props) {
  const kind = await requireKind(params)
  return <CreatePage kind={kind} path={`/create/${kind.toLowerCase()}`} />
}

/** Tires are created at `/create` itself. */
async function requireKind(params: Props['params']): Promise<ProductType> {
  const { kind } = await params
  if (kind === 'wheel') return 'Wheel'
  return kind === 'spacer' ? 'Spacer' : notFound()
}
