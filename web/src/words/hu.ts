const texts = import.meta.glob<string>('../../../src/clowder/locales/hu/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
