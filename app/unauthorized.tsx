export { default } from './nothing'
