import typescript from 'typescript';

export default typescript;
