import { documentRoute } from '../document-route'

export const ensureStatic = 'navigation'

const { generateMetadata, Page } = documentRoute('accessibility', '/accessibility')

export { generateMetadata }
export default Page
