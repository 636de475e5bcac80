import { ReturnsJsonLd } from '@/components/seo/returns-json-ld'
import { documentRoute } from '../document-route'

export const ensureStatic = 'navigation'

const { generateMetadata, Page } = documentRoute('returns', '/returns')

export { generateMetadata }

export default function ReturnsPage(props: Parameters<typeof Page>[0]) {
  return (
    <>
      <ReturnsJsonLd />
      <Page {...props} />
    </>
  )
}
