import { TireHome } from '../tire-home'

export const ensureStatic = 'navigation'

export { generateMetadata } from '../tire-home'

export default TireHome
