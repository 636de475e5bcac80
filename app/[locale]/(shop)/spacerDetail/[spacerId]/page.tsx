import { productPage } from '../../product-page'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ spacerId: '0' }]
}

type Props = PageProps<'/[locale]/spacerDetail/[spacerId]'>

const spacer = productPage('Spacer')

export async function generateMetadata({ params }: Props) {
  return spacer.head((await params).spacerId)
}

export default async function SpacerPage({ params }: Props) {
  return spacer.page((await params).spacerId)
}
