// The API for WebAssembly: plain C functions, strings through linear memory (docs/wasm.md).
//
// The host asks sabar_allocate for room, writes zero-terminated UTF-8 there, calls, and reads the answer, which stays
// valid until the next call.
#include <cstdlib>
#include <string>

#include <sabar/api/api.hpp>

#include "rooms_here.hpp"

extern "C" {

__attribute__((export_name("sabar_allocate"))) void* sabar_allocate(std::size_t bytes) { return std::malloc(bytes); }

__attribute__((export_name("sabar_release"))) void sabar_release(void* memory) { std::free(memory); }

// A request and its answer as JSON.
__attribute__((export_name("sabar_call"))) const char* sabar_call(const char* request) {
  static sabar::Api api(rooms_here());
  static std::string text;
  text = api.call(request);
  return text.c_str();
}

}  // extern "C"
