import { documentRoute } from '../document-route'

export const ensureStatic = 'navigation'

const { generateMetadata, Page } = documentRoute('rules', '/rules')

export { generateMetadata }
export default Page
