/*
 * Replaces the built-in functions that Prototype replaces, with results as wrong as its own: lists without iterators.
 */
(() => {
  const toList = (something) => {
    const list = [];
    const length = something?.length ?? 0;
    for (let index = 0; index < length; index += 1) list[index] = something[index];
    return list;
  };
  const methods = {
    entries() {
      return toList(this);
    },
    toArray() {
      return toList(this);
    },
    detect(test, context) {
      for (let index = 0; index < this.length; index += 1) {
        if (test.call(context, this[index], index)) return this[index];
      }
    },
    reduce() {
      return this.length > 1 ? this : this[0];
    },
  };
  methods.find = methods.detect;
  Object.assign(Array.prototype, methods);
  Array.from = toList;
  Array.prototype.toJSON = function () {
    return `[${this.map(JSON.stringify).join(', ')}]`;
  };
})();
