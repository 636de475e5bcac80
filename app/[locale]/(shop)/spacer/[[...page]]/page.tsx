import { spacerLists } from '../../spacer-lists'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ page: ['_'] }]
}

type Props = PageProps<'/[locale]/spacer/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  return spacerLists.listHead(await params)
}

export default async function SpacersPage({ params }: Props) {
  return spacerLists.listPage(await params)
}
