import { documentRoute } from '../../document-route'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ version: '0' }]
}

const { generateMetadata, Page } = documentRoute('privacy', '/privacy')

export { generateMetadata }
export default Page
