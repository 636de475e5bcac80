import { productPage } from '../../product-page'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ wheelId: '0' }]
}

type Props = PageProps<'/[locale]/wheelDetail/[wheelId]'>

const wheel = productPage('Wheel')

export async function generateMetadata({ params }: Props) {
  return wheel.head((await params).wheelId)
}

export default async function WheelPage({ params }: Props) {
  return wheel.page((await params).wheelId)
}
