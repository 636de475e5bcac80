import { documentRoute } from '../document-route'

export const ensureStatic = 'navigation'

const { generateMetadata, Page } = documentRoute('privacy', '/privacy')

export { generateMetadata }
export default Page
