import { documentRoute } from '../document-route'

export const ensureStatic = 'navigation'

const { generateMetadata, Page } = documentRoute('returns', '/returns')

export { generateMetadata }
export default Page
