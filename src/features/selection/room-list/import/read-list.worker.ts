import { expose } from 'comlink'
import { ListReader } from './list-reader'

expose(new ListReader())
