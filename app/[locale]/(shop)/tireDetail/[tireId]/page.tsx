import { productPage } from '../../product-page'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ tireId: '0' }]
}

type Props = PageProps<'/[locale]/tireDetail/[tireId]'>

const tire = productPage('Tire')

export async function generateMetadata({ params }: Props) {
  return tire.head((await params).tireId)
}

export default async function TirePage({ params }: Props) {
  return tire.page((await params).tireId)
}
