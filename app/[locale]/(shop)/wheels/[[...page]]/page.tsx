import { wheelLists } from '../../wheel-lists'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ page: ['_'] }]
}

type Props = PageProps<'/[locale]/wheels/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  return wheelLists.listHead(await params)
}

export default async function WheelsPage({ params }: Props) {
  return wheelLists.listPage(await params)
}
