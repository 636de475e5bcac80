import { wheelLists } from '../../../../wheel-lists'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/wheels/filter/[query]/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  return wheelLists.resultsHead(await params)
}

export default async function WheelResultsPage({ params }: Props) {
  return wheelLists.resultsPage(await params)
}
