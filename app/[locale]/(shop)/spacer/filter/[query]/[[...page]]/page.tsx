import { spacerLists } from '../../../../spacer-lists'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/spacer/filter/[query]/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  return spacerLists.resultsHead(await params)
}

export default async function SpacerResultsPage({ params }: Props) {
  return spacerLists.resultsPage(await params)
}
